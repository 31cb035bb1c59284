import { Box, Typography } from "@strapi/design-system";

/** Shown in place of an empty list. */
export function EmptyState({ children }: { children: string }) {
  return (
    <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
      <Typography>{children}</Typography>
    </Box>
  );
}
