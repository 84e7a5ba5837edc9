/** Name of the draft in `sessionStorage`. A file of its own, because the head's script needs nothing else of the draft. */
export const storageKey = 'leadDraft';
