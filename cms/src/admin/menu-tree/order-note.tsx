import { Flex, Typography } from "@strapi/design-system";
import { Information, WarningCircle } from "@strapi/icons";

interface OrderNoteProps {
  kind: "information" | "warning" | "problem";
  children: string;
}

const looks = {
  information: { Icon: Information, color: "primary" },
  warning: { Icon: WarningCircle, color: "warning" },
  problem: { Icon: WarningCircle, color: "danger" },
} as const;

/** What is to be known of the order before it is changed, or of why it was not saved. */
export function OrderNote({ kind, children }: OrderNoteProps) {
  const { Icon, color } = looks[kind];
  return (
    <Flex
      gap={3}
      padding={4}
      hasRadius
      background={`${color}100`}
      borderColor={`${color}200`}
      role={kind === "problem" ? "alert" : undefined}
    >
      <Icon aria-hidden fill={`${color}600`} style={{ flex: "none" }} />
      <Typography textColor="neutral800">{children}</Typography>
    </Flex>
  );
}
