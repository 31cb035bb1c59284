import { useEffect, useState } from "react";

/** True once the page is scrolled further than so many pixels (CHROME-6), without listening to each scroll. */
export function usePastThreshold(pixels: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const mark = document.createElement("div");
    mark.setAttribute("aria-hidden", "true");
    Object.assign(mark.style, { position: "absolute", top: "0", width: "1px", height: `${pixels}px` });
    document.body.append(mark);
    const observer = new IntersectionObserver(([entry]) => entry && setPast(!entry.isIntersecting));
    observer.observe(mark);
    return () => {
      observer.disconnect();
      mark.remove();
    };
  }, [pixels]);
  return past;
}
