const place = (id: string) => `<template id="${id}"></template>`;

/**
 * The markup of the components below, as React and Preact render it. `document/document.ts`
 * replaces it.
 */
export const placeholders = { styles: place('rest'), script: place('script') };

/**
 * The end of the first screen. `document/document.ts` puts the styles there that the first screen
 * does not need.
 */
export const FirstScreenEnd = () => <template id="rest" />;

/**
 * Where `document/document.ts` puts the page's script. Everything that a press needs comes before
 * it.
 */
export const ScriptPlace = () => <template id="script" />;
