interface Column {
  table: string;
  column: string;
}

/** Words in a column's name that say personal: what somebody is called, where they are found, what they wrote, who did it. */
const personalWords = new Set([
  ...[
    "name",
    "firstname",
    "lastname",
    "username",
    "visitor",
    "owner",
    "person",
    "sender",
    "author",
    "recipients",
    "by",
  ],
  ...[
    "email",
    "emails",
    "mail",
    "phone",
    "mobile",
    "address",
    "street",
    "city",
    "zip",
    "place",
    "ip",
    "device",
    "agent",
  ],
  ...["message", "note", "feedback", "assignee"],
]);

const isPersonal = ({ column }: Column): boolean => column.split("_").some((word) => personalWords.has(word));

interface Exception {
  reason: string;
  tables: RegExp;
  columns: RegExp;
}

const siteEntries = "categories|contact_forms|footers|menus|modules|place_pages|property_lists|sliders";

const exceptions: readonly Exception[] = [
  {
    reason: "who of the staff wrote a row, as Strapi notes it everywhere",
    tables: /./,
    columns: /^(created|updated)_by_id$/,
  },
  {
    reason: "the staff themselves, whose accounts Strapi keeps",
    tables: /^admin_users$/,
    columns: /^(firstname|lastname|username|email)$/,
  },
  {
    reason: "who of the staff, or which program, did it: the agency's own record",
    tables: /^(gevel_(erasures|imports|gate_reasons)|owner_stats_report(s|_work)|publishing_plans)$/,
    columns: /^(by|by_id|made_by|asked_by|sender_kind|sender_name|staff_name)$/,
  },
  {
    reason: "agents, whose names and addresses the agency publishes with its listings",
    tables: /^(gevel_visit_calendars|components_config_agents|properties|projects)$/,
    columns: /^(name|agent|agent_email)$/,
  },
  {
    reason: "team members whom the agency presents on the site",
    tables: /^articles$/,
    columns: /^(phone|email)$/,
  },
  {
    reason: "the agency: its offices, its addresses, who of it gets mails",
    tables: /^(site_configs|components_config_(offices|identitys|owner_portals|mail_recipients))$/,
    columns: /^(agency_name|company_name|supervisor_address|name|street|zip|city|phone|emails?|notice_emails)$/,
  },
  {
    reason: "where a home on offer is",
    tables: /^(properties|projects)$/,
    columns: /^(street|zip|city|country_name|public_address|publish_address)$/,
  },
  {
    reason: "what things are called: towns, types, media, entries of the site",
    tables: new RegExp(`^(cities|property_types|properties|owner_stats_online_media|${siteEntries})$`),
    columns: /^(name|zip|place_key|main_type_name|marquee_name)$/,
  },
  {
    reason: "what things are called: roles, tokens, files, languages, jobs, migrations",
    tables: /^(gevel_(jobs|migrations)|(admin|up)_roles|files|upload_folders|i18n_locale|strapi_\w+)$/,
    columns: /^name$/,
  },
  {
    reason: "the number of a session's browser, deleted with the session",
    tables: /^strapi_sessions$/,
    columns: /^device_id$/,
  },
  { reason: "where a picture is on the internet", tables: /^gevel_pictures$/, columns: /^address$/ },
  {
    reason: "settings of the site",
    tables: /^(menus|components_config_(headers|property_lists))$/,
    columns: /^(menu_mobile|show_owner_login|place_pages_from)$/,
  },
];

/** Personal columns without a provider and a reason, and reasons without a column. */
export function personalColumns(columns: readonly Column[], registered: readonly string[]) {
  const personal = columns.filter((column) => isPersonal(column) && !registered.includes(column.table));
  const isMeant = ({ tables, columns: named }: Exception, { table, column }: Column) =>
    tables.test(table) && named.test(column);
  return {
    unregistered: personal
      .filter((column) => !exceptions.some((exception) => isMeant(exception, column)))
      .map(({ table, column }) => `${table}.${column}`),
    needless: exceptions
      .filter((exception) => !personal.some((column) => isMeant(exception, column)))
      .map(({ reason }) => reason),
  };
}
