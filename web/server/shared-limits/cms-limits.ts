import type { Cms } from "../../app/cms/cms.server";
import type { SharedLimits } from "../../app/forms/limits/shared-limits";

/** Web instances that have no Redis meet in the CMS's database. */
export function cmsLimits(cms: Pick<Cms, "touchKeys">): SharedLimits {
  return {
    async count(keys) {
      const hits = await cms.touchKeys(keys.map(({ key, seconds }) => ({ key: `count ${key}`, value: "", seconds })));
      return hits.map(({ times, left }) => ({ times, left }));
    },
    async claim(key, value, seconds) {
      const [hits] = await cms.touchKeys([{ key: `claim ${key}`, value, seconds }]);
      if (!hits) throw new Error("the CMS returned no count");
      return { value: hits.value, first: hits.times === 1 };
    },
  };
}
