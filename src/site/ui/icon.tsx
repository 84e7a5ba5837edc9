import { icon } from './icon.css';

const paths = {
  leave: 'M2 10 10 2M4 2h6v6',
  forward: 'M0 6h11M6.5 1.5 11 6l-4.5 4.5',
  back: 'M12 6H1m4.5 4.5L1 6l4.5-4.5',
  cross: 'm1 1 10 10M11 1 1 11',
} as const;

/** A line icon in the size and color of the text around it; decorative. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className={icon} viewBox="0 0 12 12" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
