type Say = (...said: unknown[]) => void;

interface Pixel extends Say {
  /** What is said before Meta's script is there. */
  queue: unknown[][];
  loaded: boolean;
  version: string;
  push: Say;
  /** Set by that script. */
  callMethod?: Say;
}

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

/** What Meta's script looks for when it comes. */
function createPixel(): Pixel {
  const say: Say = (...said) => {
    if (pixel.callMethod) pixel.callMethod(...said);
    else pixel.queue.push(said);
  };
  const pixel: Pixel = Object.assign(say, { queue: [], loaded: true, version: "2.0", push: say });
  return pixel;
}

export function startPixel(id: string): void {
  window.fbq ??= window._fbq ??= createPixel();
  window.fbq("init", id);
  window.fbq("track", "PageView");
}

export const tellPixel: Say = (...said) => window.fbq?.(...said);
