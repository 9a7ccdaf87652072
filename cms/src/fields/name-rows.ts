import type { Field } from 'payload';

const RowLabel = '/admin/RowLabel.tsx#RowLabel';

/** The same fields, whose lists head each row with its own words instead of "Price 01". */
export function nameRows(fields: Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: nameRows(tab.fields) })) };
    }
    if (field.type === 'array') {
      const { admin = {} } = field;
      const components = { ...admin.components, RowLabel };
      return { ...field, fields: nameRows(field.fields), admin: { ...admin, components } };
    }
    return 'fields' in field ? ({ ...field, fields: nameRows(field.fields) } as Field) : field;
  });
}
