import { Button } from "@strapi/design-system";
import { ArrowClockwise } from "@strapi/icons";
import { Layouts, Page } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { useScreenWords } from "./use-screen-words.js";

export interface StaffPageProps {
  title: string;
  subtitle?: string;
  /** Where there is more to come: asks once more. */
  again?: () => void;
  action?: ReactNode;
  /** The way to the parts beside this one. */
  parts?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen of staff. */
export function StaffPage({ title, subtitle, again, action, parts, children }: StaffPageProps) {
  const { refresh } = useScreenWords();
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle={subtitle}
        secondaryAction={
          again && (
            <Button variant="tertiary" startIcon={<ArrowClockwise />} onClick={again}>
              {refresh}
            </Button>
          )
        }
        primaryAction={action}
      />
      {parts}
      <Layouts.Content>{children}</Layouts.Content>
    </Page.Main>
  );
}
