import type { Page } from "@playwright/test";
import { z } from "zod";

/** design.md: nothing moves by itself by more than this, from the first paint to the page's end. The browser's own measure. */
const stillness = 0.05;

/** Scrolls down the page as a reader does, so that lazy parts load. */
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

/** As in browsers that measure it: https://wicg.github.io/layout-instability/. TypeScript's own library lacks it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

const shiftsSchema = z.array(z.object({ value: z.number(), what: z.string() }));

/**
 * Returns a function that returns the layout shifts which a visitor saw in this document since its last call: by how
 * much, and from where to where. Empty if there was none.
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
      // Shifts of the last frame are reported after it.
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
