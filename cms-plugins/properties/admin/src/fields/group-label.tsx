import { Flex, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";

interface GroupLabelProps {
  children: ReactNode;
  required?: boolean;
  action?: ReactNode;
}

/** Looks as a field's label does, for what is no one control that a label could lead to. */
export function GroupLabel({ children, required, action }: GroupLabelProps) {
  return (
    <Flex gap={1}>
      <Typography variant="pi" fontWeight="bold" textColor="neutral800">
        {children}
        {required && (
          <Typography variant="pi" fontWeight="bold" textColor="danger600" aria-hidden>
            *
          </Typography>
        )}
      </Typography>
      {action}
    </Flex>
  );
}
