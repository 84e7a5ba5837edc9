import { Mark, mark } from '../../shared/markup';
import * as css from './photo.css';
import { findPhoto, type PhotoFolder } from './photos';

interface PhotoProps {
  folder: PhotoFolder;
  /** File name of the original. */
  name: string;
  /** Width of the photo on the page, by breakpoint. */
  sizes: string;
  /** Empty for decoration. */
  alt: string;
  /** Of the place that the photo fills. */
  className: string;
  imageClass?: string;
  /** `eager` is for the hero photo, and for the first row of portraits. */
  loading: 'eager' | 'lazy';
  /** Another original, for a photo that does not load. Without one, such a photo is hidden. */
  fallbackImage?: string;
}

export function Photo(props: PhotoProps) {
  const { folder, name, sizes, alt, className, imageClass = '', loading, fallbackImage } = props;
  const { srcset, src, width, height } = findPhoto(folder, name);
  // Media queries in `sizes` take no media type, such as `screen`.
  const sizesAttribute = sizes.replaceAll('screen and ', '');
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={srcset} sizes={sizesAttribute} />
      <img
        className={`${css.image} ${imageClass}`.trim()}
        src={src}
        alt={alt}
        width={width}
        height={height}
        {...mark(Mark.fallback, fallbackImage ? findPhoto(folder, fallbackImage).src : 'hide')}
        // An eager photo is never painted in part: gold would flash under the hero's.
        {...(loading === 'eager'
          ? { decoding: 'sync', fetchPriority: 'high' }
          : { decoding: 'async', loading })}
      />
    </picture>
  );
}
