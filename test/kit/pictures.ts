// Photos and logos.

/** The addresses of all sizes of the pictures in a part of the page. */
export const pictures = (root: Element = document.body) =>
  [...root.querySelectorAll('img, source')].flatMap((element) =>
    [element.getAttribute('src'), ...(element.getAttribute('srcset') ?? '').split(/,\s+/)]
      .map((size) => size?.split(' ')[0])
      .flatMap((address) => (address ? new URL(address, location.href).href : [])),
  );

/** Scrolls to each picture, and waits for it. */
export async function loadPictures(): Promise<void> {
  for (const image of document.images) {
    if (!image.checkVisibility()) continue;
    image.scrollIntoView({ behavior: 'instant' });
    const isLate = new Promise((resolve) => setTimeout(resolve, 5000));
    await Promise.race([image.decode().catch(() => {}), isLate]);
  }
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Whether a picture is of one color, or nearly. */
export function isBlank(image: HTMLImageElement): boolean {
  const canvas = Object.assign(document.createElement('canvas'), { width: 24, height: 24 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || image.naturalWidth === 0) return false;
  context.drawImage(image, 0, 0, 24, 24);
  const { data } = context.getImageData(0, 0, 24, 24);
  const shades = new Set<string>();
  for (let at = 0; at < data.length; at += 4)
    shades.add([...data.slice(at, at + 4)].map((part) => part >> 3).join());
  return shades.size < 4;
}

/** The pictures that do not arrive, are blank or distorted. */
export async function findBadPictures(): Promise<string[]> {
  await loadPictures();
  return [...document.images].flatMap((image) => {
    const name = (image.currentSrc || image.src).replace(/.*\//, '');
    const { offsetWidth: width, offsetHeight: height, naturalWidth, naturalHeight } = image;
    if (!image.checkVisibility()) return [];
    if (!image.complete || naturalWidth === 0) return [`${name} does not arrive`];
    if (isBlank(image)) return [`${name} is blank`];
    const stretch = width / height / (naturalWidth / naturalHeight);
    const isCropped = getComputedStyle(image).objectFit !== 'fill';
    return isCropped || Math.abs(stretch - 1) < 0.06 ? [] : [`${name} is distorted`];
  });
}

/** Whether all images have loaded, or their fallbacks. */
export const hasImages = () =>
  [...document.images].every((image) => {
    image.loading = 'eager';
    return !image.checkVisibility() || (image.complete && image.naturalWidth > 0);
  });
