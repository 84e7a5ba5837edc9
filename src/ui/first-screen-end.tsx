const id = 'first-screen-end';

/** The markup of {@link FirstScreenEnd}, which React and Preact write in the same way. */
export const firstScreenEnd = `<template id="${id}"></template>`;

/** Marks where the document gets the styles and the script that the first screen does not need. */
export const FirstScreenEnd = () => <template id={id} />;
