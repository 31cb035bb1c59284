import type { AnchorHTMLAttributes, ReactNode } from "react";
import type { Address, Paths, Target } from "./paths";
import { usePaths } from "./use-paths";

/** One of: a page by its route id or original path, a link or menu entry of staff, a canonical path such as a card's. */
export type Destination =
  | { routeId: string; search?: string }
  | { original: string; search?: string }
  | { target: Target }
  | { path: string };

export function addressOf(paths: Paths, to: Destination): Address | null {
  if ("target" in to) return paths.byTarget(to.target);
  if ("path" in to) return { href: to.path, external: false };
  const path = "routeId" in to ? paths.byRouteId(to.routeId) : paths.byOriginalPath(to.original);
  return path === null ? null : { href: path + (to.search ?? ""), external: false };
}

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { to: Destination; children?: ReactNode };

/** LANG-7: the only link of the site; the frame follows it. What leads nowhere is text. */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  const address = addressOf(usePaths(), to);
  if (!address) return <span className={rest.className}>{children}</span>;
  const leaves = address.external && /^https?:/i.test(address.href);
  return (
    <a {...rest} href={address.href} rel={leaves ? "noopener" : rest.rel}>
      {children}
    </a>
  );
}
