import type { SentLead } from '../lead/send-lead';

/** The app's module, as the boot script sees it. */
export interface AppModule {
  /**
   * Hydrates the landing page.
   *
   * @param pointerRestedAt when the pointer came to rest where it is, in the page's milliseconds
   */
  start(pointerRestedAt?: number): void;
  /** Replaces the landing page with the 404 page: see `boot/page-path.ts`. */
  showNotFound(): void;
  /** Says that a lead was sent: toast, and a line in the Contact section. The app has started. */
  afterLead(sent: SentLead): void;
}
