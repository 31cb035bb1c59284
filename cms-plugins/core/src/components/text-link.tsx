import { Link } from "react-router-dom";
import styled, { css } from "styled-components";

const linkStyle = css`
  color: ${({ theme }) => theme.colors.primary600};
  font-size: 1.4rem;
  line-height: 1.43;
  overflow-wrap: anywhere;
  text-decoration: underline;
  text-underline-offset: 0.15em;

  &:hover {
    color: ${({ theme }) => theme.colors.primary700};
  }
`;

/** A link to another page of the admin. */
export const TextLink = styled(Link)`
  ${linkStyle}
`;

/** Out of the admin: the site, a mail, a call. */
export const ExternalLink = styled.a`
  ${linkStyle}
`;
