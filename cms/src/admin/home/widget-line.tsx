import { Flex, Typography } from "@strapi/design-system";
import { ChevronRight } from "@strapi/icons";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";

const Line = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 6px 8px;
  border-radius: 4px;
  color: ${({ theme }) => theme.colors.neutral800};
  text-decoration: none;

  &:hover {
    background: ${({ theme }) => theme.colors.primary100};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
`;

interface WidgetLineProps {
  to: string;
  icon: ReactNode;
  children: string;
  /** A smaller line below. */
  detail?: string;
  chosen?: () => void;
}

/** One thing in a part of the first screen, and the way to it. */
export function WidgetLine({ to, icon, children, detail, chosen }: WidgetLineProps) {
  return (
    <li>
      <Line to={to} onClick={chosen}>
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
