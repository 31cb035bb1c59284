import { Link } from "react-router-dom";
import styled from "styled-components";

/** One line of a part of the admin's first screen, which leads on as a whole. */
export const WidgetLink = styled(Link)`
  display: block;
  padding: 8px;
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
