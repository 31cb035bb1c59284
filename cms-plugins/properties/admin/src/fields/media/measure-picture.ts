export interface PictureSize {
  width: number | null;
  height: number | null;
}

const unknownSize: PictureSize = { width: null, height: null };
const patience = 5_000;

/** The size of the picture at an address, where the browser can load it in time. */
export function measurePicture(url: string): Promise<PictureSize> {
  return new Promise((tell) => {
    const picture = new Image();
    const giveUp = window.setTimeout(() => tell(unknownSize), patience);
    picture.onload = () => {
      window.clearTimeout(giveUp);
      tell({ width: picture.naturalWidth || null, height: picture.naturalHeight || null });
    };
    picture.onerror = () => {
      window.clearTimeout(giveUp);
      tell(unknownSize);
    };
    picture.src = url;
  });
}
