// Invoker commands: standard HTML that @types/react does not list yet
// (https://github.com/DefinitelyTyped/DefinitelyTyped/pull/75502).
import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}
