import { pressing } from '../../content/landing';
import { spine } from '../style/paper.css';

/** The catalog number on a spine: RLP 001 to 003 on the sleeves, and RLP 004 on the reply card. */
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
