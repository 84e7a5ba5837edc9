import { photo as findPhoto } from '../images/manifest';
import { type PhotoFolder, photoSrc, photoSrcset } from '../images/photo';
import { useSiteRoot } from './site-root';

/** Props of {@link Photo}. */
export interface PhotoProps {
  folder: PhotoFolder;
  /** File name of the original. */
  name: string;
  /** Width the photo takes on the page, in the terms of the `sizes` attribute. */
  sizes: string;
  /** Empty for decoration. */
  alt: string;
  className?: string;
  /** `eager` is the one image the first screen is about; the rest waits until it is near. */
  loading: 'eager' | 'lazy';
  /**
   * What happens when it does not load: another original of the same folder takes its place,
   * or it is hidden and shows what lies behind it. The boot script sees to it.
   */
  fallback: { swap: string } | 'hide';
}

/** A photo in the sizes and formats that the build has made of it. */
export function Photo({ folder, name, sizes, alt, className, loading, fallback }: PhotoProps) {
  const root = useSiteRoot();
  const photo = findPhoto(folder, name);
  return (
    <picture>
      <source type="image/avif" srcSet={photoSrcset(root, folder, photo, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={photoSrc(root, folder, photo)}
        srcSet={photoSrcset(root, folder, photo, 'jpg')}
        sizes={sizes}
        alt={alt}
        width={photo[1]}
        height={photo[2]}
        decoding="async"
        data-fallback={
          fallback === 'hide' ? fallback : photoSrc(root, folder, findPhoto(folder, fallback.swap))
        }
        {...(loading === 'eager' ? { fetchPriority: 'high' as const } : { loading })}
      />
    </picture>
  );
}
