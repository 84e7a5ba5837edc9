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

/** The pictures that do not arrive, or are distorted. */
export async function findBadPictures(): Promise<string[]> {
  await loadPictures();
  return [...document.images].flatMap((image) => {
    const name = (image.currentSrc || image.src).replace(/.*\//, '');
    const { offsetWidth: width, offsetHeight: height, naturalWidth, naturalHeight } = image;
    if (!image.checkVisibility()) return [];
    if (!image.complete || naturalWidth === 0) return [`${name} does not arrive`];
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
