import type { Cms } from "../../app/cms/cms.server";
import type { SharedLimits } from "../../app/forms/limits/shared-limits";

/** Web instances that have no Redis meet in the CMS's database. */
export function cmsLimits(cms: Pick<Cms, "touchKeys">): SharedLimits {
  return {
    async count(keys) {
      const kept = await cms.touchKeys(keys.map(({ key, seconds }) => ({ key: `count ${key}`, value: "", seconds })));
      return kept.map(({ times, left }) => ({ times, left }));
    },
    async claim(key, value, seconds) {
      const [kept] = await cms.touchKeys([{ key: `claim ${key}`, value, seconds }]);
      if (!kept) throw new Error("the CMS kept nothing");
      return { value: kept.value, first: kept.times === 1 };
    },
  };
}
