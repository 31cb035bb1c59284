import { Flex, Typography } from "@strapi/design-system";
import { ChevronRight } from "@strapi/icons";
import type { ReactNode } from "react";
import styled from "styled-components";
import { WidgetLink } from "./widget-link.js";

const Line = styled(WidgetLink)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding-block: 6px;
`;

interface WidgetLineProps {
  to: string;
  icon: ReactNode;
  children: string;
  /** A smaller line below. */
  detail?: string;
  onSelect?: () => void;
}

/** One entry of a widget on the admin's first screen, with its link. */
export function WidgetLine({ to, icon, children, detail, onSelect }: WidgetLineProps) {
  return (
    <li>
      <Line to={to} onClick={onSelect}>
        {icon}
        <Flex direction="column" alignItems="stretch" flex="1" minWidth="0">
          <Typography tag="span" fontWeight="semiBold">
            {children}
          </Typography>
          {detail && (
            <Typography tag="span" variant="pi" textColor="neutral600">
              {detail}
            </Typography>
          )}
        </Flex>
        <ChevronRight aria-hidden fill="neutral500" />
      </Line>
    </li>
  );
}
