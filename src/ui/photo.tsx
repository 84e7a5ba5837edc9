import type { PhotoFolder } from './photo-sizes';
import { photoSize, photoSrc, photoSrcset } from './photo-urls';

interface PhotoProps {
  folder: PhotoFolder;
  /** File name of the original. */
  name: string;
  /** Width of the photo on the page, as in the `sizes` attribute. */
  sizes: string;
  /** Empty for decoration. */
  alt: string;
  className?: string;
  /** `eager` is for the one image of the first screen. */
  loading: 'eager' | 'lazy';
  /** What the inline script does if the photo does not load: hide it, or show another original. */
  fallback: 'hide' | { swap: string };
}

/** A photo in the sizes and formats that the build has made of it. */
export function Photo({ folder, name, sizes, alt, className, loading, fallback }: PhotoProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={photoSrcset(folder, name, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={photoSrc(folder, name)}
        srcSet={photoSrcset(folder, name, 'jpg')}
        sizes={sizes}
        alt={alt}
        {...photoSize(folder, name)}
        decoding="async"
        data-fallback={fallback === 'hide' ? fallback : photoSrc(folder, fallback.swap)}
        {...(loading === 'eager' ? { fetchPriority: 'high' as const } : { loading })}
      />
    </picture>
  );
}
