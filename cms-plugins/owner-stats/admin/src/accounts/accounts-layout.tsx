import { Box, Button, Flex, IconButton, Typography } from "@strapi/design-system";
import { ArrowClockwise, ChevronLeft, ChevronRight } from "@strapi/icons";
import { Layouts, Page } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { useAccountTexts } from "./texts/use-account-texts";

const parts = [
  { to: "/plugins/owner-stats/accounts", text: "owner-stats.accounts.nav.accounts" },
  { to: "/plugins/owner-stats/logins", text: "owner-stats.accounts.nav.logins" },
] as const;

interface AccountsLayoutProps {
  title: string;
  subtitle?: string;
  again: () => void;
  action?: ReactNode;
  pages: { page: number; pageCount: number; turn: (to: number) => void };
  children: ReactNode;
}

/** What the screens of owners' accounts have in common. */
export function AccountsLayout({ title, subtitle, again, action, pages, children }: AccountsLayoutProps) {
  const { text } = useAccountTexts();
  const { page, pageCount, turn } = pages;
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle={subtitle}
        secondaryAction={
          <Button variant="tertiary" startIcon={<ArrowClockwise />} onClick={again}>
            {text("owner-stats.accounts.refresh")}
          </Button>
        }
        primaryAction={action}
      />
      <Layouts.Content>
        <Flex tag="nav" aria-label={text("owner-stats.accounts.nav")} gap={5} paddingBottom={4}>
          {parts.map(({ to, text: key }) => (
            <NavLink key={to} to={to} style={{ textDecoration: "none" }}>
              {({ isActive }) => (
                <Typography
                  fontWeight={isActive ? "bold" : "regular"}
                  textColor={isActive ? "primary600" : "neutral700"}
                >
                  {text(key)}
                </Typography>
              )}
            </NavLink>
          ))}
        </Flex>
        {children}
        {pageCount > 1 && (
          <Flex paddingTop={4} gap={3} justifyContent="flex-end">
            <IconButton
              label={text("owner-stats.accounts.previous")}
              disabled={page <= 1}
              onClick={() => turn(page - 1)}
            >
              <ChevronLeft />
            </IconButton>
            <Typography>{text("owner-stats.accounts.page", { page, pageCount })}</Typography>
            <IconButton
              label={text("owner-stats.accounts.next")}
              disabled={page >= pageCount}
              onClick={() => turn(page + 1)}
            >
              <ChevronRight />
            </IconButton>
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

/** Where a list would stand. */
export function NothingHere({ children }: { children: string }) {
  return (
    <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
      <Typography>{children}</Typography>
    </Box>
  );
}
