import { Button } from "@strapi/design-system";
import { ArrowClockwise } from "@strapi/icons";
import { Layouts, Page } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { useComponentMessages } from "./use-component-messages.js";

export interface StaffPageProps {
  title: string;
  subtitle?: string;
  /** Fetches the content again, where it may change. */
  reload?: () => void;
  action?: ReactNode;
  /** Navigation to the sibling pages. */
  tabs?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen of staff. */
export function StaffPage({ title, subtitle, reload, action, tabs, children }: StaffPageProps) {
  const { refresh } = useComponentMessages();
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle={subtitle}
        secondaryAction={
          reload && (
            <Button variant="tertiary" startIcon={<ArrowClockwise />} onClick={reload}>
              {refresh}
            </Button>
          )
        }
        primaryAction={action}
      />
      {tabs}
      <Layouts.Content>{children}</Layouts.Content>
    </Page.Main>
  );
}
