import { spine } from '../style/paper.css';

/** The catalog number on the spine of a sleeve; decorative. */
export const Spine = ({ number }: { number: string }) => (
  <p className={spine} aria-hidden="true">
    {number}
  </p>
);
