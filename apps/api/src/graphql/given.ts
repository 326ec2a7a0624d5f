/** GraphQL says null where it means "left out". */
export const given = (args: object) =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null && value !== undefined))
