import { Box, Flex } from "@strapi/design-system";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import styled from "styled-components";

export const PageTab = styled(NavLink)`
  padding: 8px 2px;
  border-bottom: 2px solid transparent;
  color: ${({ theme }) => theme.colors.neutral700};
  font-size: 1.4rem;
  line-height: 1.43;
  text-decoration: none;

  &.active {
    border-color: ${({ theme }) => theme.colors.primary600};
    color: ${({ theme }) => theme.colors.primary600};
    font-weight: 600;
  }
`;

/** As wide as the content below it (Strapi's own page padding). */
const sides = { initial: 4, medium: 6, large: 10 } as const;

/** The parts of a screen, above each of them. */
export function PageTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box tag="nav" aria-label={label} paddingLeft={sides} paddingRight={sides} paddingBottom={4}>
      <Flex gap={5} wrap="wrap" style={{ rowGap: 0 }}>
        {children}
      </Flex>
    </Box>
  );
}
