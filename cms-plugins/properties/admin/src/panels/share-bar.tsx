import { Box } from "@strapi/design-system";

/** A share as a bar, beside the number as text. */
export function ShareBar({ percent, width = "100%" }: { percent: number; width?: string }) {
  return (
    <Box aria-hidden background="neutral200" height="0.6rem" hasRadius overflow="hidden" flex="none" style={{ width }}>
      <Box background={percent === 100 ? "success500" : "primary500"} height="100%" style={{ width: `${percent}%` }} />
    </Box>
  );
}
