import { memo, type ComponentProps } from "react";
import { IslandPlace } from "~/islands/island-place";
import { WishCountIsland, ZoneIsland } from "./wish-islands";

// A form that changes while these still wait for their script leaves them alone: otherwise React would throw their HTML away.

export const ZonePlace = memo(function ZonePlace(props: ComponentProps<typeof ZoneIsland>) {
  return (
    <IslandPlace id={props.id}>
      <ZoneIsland {...props} />
    </IslandPlace>
  );
});

export const WishCountPlace = memo(function WishCountPlace(props: ComponentProps<typeof WishCountIsland>) {
  return (
    <IslandPlace id={`${props.formId}-count`}>
      <WishCountIsland {...props} />
    </IslandPlace>
  );
});
