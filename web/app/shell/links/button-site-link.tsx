import { ButtonLink, type ButtonVariant } from "~/ui/button";
import type { ReactNode } from "react";
import { addressOf, type Destination } from "~/i18n/site-link";
import { usePaths } from "~/i18n/use-paths";

interface ButtonSiteLinkProps {
  to: Destination;
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
}

/** A link of the site that looks like a button; nothing where it leads nowhere. */
export function ButtonSiteLink({ to, ...rest }: ButtonSiteLinkProps) {
  const address = addressOf(usePaths(), to);
  return address ? <ButtonLink {...rest} href={address.href} /> : null;
}
