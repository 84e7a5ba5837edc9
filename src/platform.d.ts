// What browsers have and TypeScript's list does not, yet.

/** https://developer.mozilla.org/docs/Web/API/TrustedTypePolicyFactory; absent in older browsers. */
declare var trustedTypes: { readonly emptyHTML: string } | undefined;
