import { useAuth } from "@strapi/strapi/admin";

interface Permission {
  action: string;
  subject: string | null;
}

/** Whether whoever is signed in may do it; the CMS asks once more. */
export const usePermission = ({ action, subject }: Permission): boolean =>
  useAuth("usePermission", ({ permissions }) =>
    permissions.some((permission) => permission.action === action && (permission.subject ?? null) === subject),
  );
