import { memo, Suspense, type ComponentProps } from "react";
import { WishCountIsland, ZoneIsland } from "./wish-islands";

// A form that changes while these still wait for their script leaves them alone: otherwise React would throw their HTML away.

export const ZonePlace = memo(function ZonePlace(props: ComponentProps<typeof ZoneIsland>) {
  return (
    <Suspense fallback={null}>
      <ZoneIsland {...props} />
    </Suspense>
  );
});

export const WishCountPlace = memo(function WishCountPlace(props: ComponentProps<typeof WishCountIsland>) {
  return (
    <Suspense fallback={null}>
      <WishCountIsland {...props} />
    </Suspense>
  );
});
