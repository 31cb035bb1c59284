type PixelCall = (...args: unknown[]) => void;

interface Pixel extends PixelCall {
  /** What is said before Meta's script is there. */
  queue: unknown[][];
  loaded: boolean;
  version: string;
  push: PixelCall;
  /** Set by that script. */
  callMethod?: PixelCall;
}

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

/** What Meta's script looks for when it comes. */
function createPixel(): Pixel {
  const callPixel: PixelCall = (...args) => {
    if (pixel.callMethod) pixel.callMethod(...args);
    else pixel.queue.push(args);
  };
  const pixel: Pixel = Object.assign(callPixel, { queue: [], loaded: true, version: "2.0", push: callPixel });
  return pixel;
}

export function startPixel(id: string): void {
  window.fbq ??= window._fbq ??= createPixel();
  window.fbq("init", id);
  window.fbq("track", "PageView");
}

export const sendToPixel: PixelCall = (...args) => window.fbq?.(...args);
