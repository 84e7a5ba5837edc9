const place = (id: string) => `<template id="${id}"></template>`;

/** The markup of the components below. `document/document.ts` replaces it. */
export const placeholders = { styles: place('rest'), script: place('script') };

/** The end of the first screen. Here come the styles that the first screen does not need. */
export const FirstScreenEnd = () => <template id="rest" />;

/** The place of the page's script. Everything that a press needs comes before it. */
export const ScriptPlace = () => <template id="script" />;
