import { loader } from '@monaco-editor/react';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import { registerJson } from './json-language.ts';
import { monaco } from './monaco.ts';
import { defineThemes } from './themes.ts';
import { registerYaml } from './yaml-language.ts';

// A worker file of the site: left alone, Monaco would start one from a blob, which the page's policy forbids.
self.MonacoEnvironment = { getWorker: () => new EditorWorker() };
registerJson();
registerYaml();
defineThemes();
// The bundled Monaco; left alone, the React wrapper would load one from a CDN.
loader.config({ monaco });
