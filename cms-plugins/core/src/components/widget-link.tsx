import { Link } from "react-router-dom";
import styled from "styled-components";

/** One line of a widget on the admin's first screen; all of it is a link. */
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
