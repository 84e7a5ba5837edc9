import { pressing } from '../../content/landing';
import { spine } from '../style/paper.css';

/** The catalog number on the spine of a sleeve: RLP 001 on the first, RLP 002 on the second. */
export function Spine({ sleeve }: { sleeve: 1 | 2 | 3 | 4 }) {
  const number = pressing.catalogNumber.replace(/\d+$/, (digits) =>
    String(Number(digits) + sleeve - 1).padStart(digits.length, '0'),
  );
  return (
    <p className={spine} aria-hidden="true">
      {number}
    </p>
  );
}
