import type { Page } from "@playwright/test";
import { z } from "zod";

/** design.md: nothing moves by itself by more than this, from the first paint to the page's end. The browser's own measure. */
const stillness = 0.05;

/** Down the page as one reads it, so that what waits to be near comes. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await painted();
    }
    scrollTo(0, 0);
    await painted();
  });
}

/** As browsers give it that measure it: https://wicg.github.io/layout-instability/. TypeScript's own library has it not. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

const shiftsSchema = z.array(z.object({ value: z.number(), what: z.string() }));

/**
 * Gives, each time it is asked, what a visitor has seen move by itself since it was asked last, in this document: by how much, and
 * from where to where. Nothing where that is still enough.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: z.infer<typeof shiftsSchema> = [];
    Reflect.set(window, "shifts", shifts);
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === "layout-shift";
    const at = ({ top, height }: DOMRectReadOnly) => `${Math.round(top)} (${Math.round(height)} high)`;
    new PerformanceObserver((list) => {
      for (const { value, sources, hadRecentInput, startTime } of list.getEntries().filter(isShift)) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const text = `${node?.nodeName} "${node?.textContent?.slice(0, 30)}"`;
          return `${text} from ${at(previousRect)} to ${at(currentRect)}`;
        });
        const when = `${Math.round(startTime)} ms${hadRecentInput ? ", after an input or a new size" : ""}`;
        shifts.push({ value, what: `${value.toFixed(4)} at ${when}: ${moved.join("; ")}` });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    const seen = await page.evaluate(async () => {
      // What moved in the last frame is told after it.
      await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then))));
      const shifts: unknown = Reflect.get(window, "shifts");
      const used: unknown[] = Array.isArray(shifts) ? shifts.splice(0) : [];
      return used;
    });
    const shifts = shiftsSchema.parse(seen);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    return sum > stillness ? shifts.map(({ what }) => what) : [];
  };
}
