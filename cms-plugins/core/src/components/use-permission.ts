import { useAuth } from "@strapi/strapi/admin";

interface Permission {
  action: string;
  subject: string | null;
}

/** Whether the user who is signed in may do it; the CMS checks again. */
export const usePermission = ({ action, subject }: Permission): boolean =>
  useAuth("usePermission", ({ permissions }) =>
    permissions.some((permission) => permission.action === action && (permission.subject ?? null) === subject),
  );
