import { memo, type ComponentProps } from "react";
import { IslandSuspense } from "~/islands/island-suspense";
import { withMessages } from "~/i18n/load-messages";
import { createIsland } from "~/islands/island";

/** Only the saved-search page loads these, their messages and their map. */
const ZoneIsland = createIsland(() =>
  withMessages("saved-search", import("./zone-field")).then(({ ZoneField }) => ZoneField),
);
const SavedSearchCountIsland = createIsland(() =>
  withMessages("saved-search", import("./saved-search-count")).then(({ SavedSearchCount }) => SavedSearchCount),
);

// A form that changes while these still wait for their script leaves them alone: otherwise React would throw their HTML away.

export const ZoneFieldSuspense = memo(function ZoneFieldSuspense(props: ComponentProps<typeof ZoneIsland>) {
  return (
    <IslandSuspense id={props.id}>
      <ZoneIsland {...props} />
    </IslandSuspense>
  );
});

export const SavedSearchCountSuspense = memo(function SavedSearchCountSuspense(
  props: ComponentProps<typeof SavedSearchCountIsland>,
) {
  return (
    <IslandSuspense id={`${props.formId}-count`}>
      <SavedSearchCountIsland {...props} />
    </IslandSuspense>
  );
});
