export interface PictureSize {
  width: number | null;
  height: number | null;
}

const unknownSize: PictureSize = { width: null, height: null };
const timeoutMs = 5_000;

/** The size of the picture at an address, where the browser can load it in time. */
export function measurePicture(url: string): Promise<PictureSize> {
  return new Promise((resolve) => {
    const picture = new Image();
    const timeout = window.setTimeout(() => resolve(unknownSize), timeoutMs);
    picture.onload = () => {
      window.clearTimeout(timeout);
      resolve({ width: picture.naturalWidth || null, height: picture.naturalHeight || null });
    };
    picture.onerror = () => {
      window.clearTimeout(timeout);
      resolve(unknownSize);
    };
    picture.src = url;
  });
}
