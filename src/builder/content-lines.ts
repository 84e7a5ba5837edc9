import { parse } from '@babel/parser';
import type { Node } from '@babel/types';

/** Notes the line of a field, and of all fields in it. */
function addLines(lines: Map<string, number>, field: string, value: Node, start = value): void {
  lines.set(field, start.loc?.start.line ?? 1);
  if (value.type === 'ObjectExpression') {
    for (const property of value.properties) {
      if (property.type !== 'ObjectProperty') continue;
      const { key } = property;
      const name = key.type === 'Identifier' ? key.name : 'value' in key ? key.value : '';
      addLines(lines, `${field}.${name}`, property.value, property);
    }
  } else if (value.type === 'ArrayExpression') {
    for (const [index, entry] of value.elements.entries()) {
      if (entry) addLines(lines, `${field}.${index}`, entry);
    }
  }
}

/** Returns a function from the keys of a field to its line; to the line of its block if it is missing. */
export function readLines(text: string): (keys: readonly string[]) => number {
  const lines = new Map<string, number>();
  const { program } = parse(text, {
    sourceType: 'module',
    plugins: ['typescript'],
    errorRecovery: true,
  });
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type === 'Identifier' && init) addLines(lines, id.name, init, id);
    }
  }
  const lineOf = (keys: readonly string[]): number =>
    keys.length === 0 ? 1 : (lines.get(keys.join('.')) ?? lineOf(keys.slice(0, -1)));
  return lineOf;
}
