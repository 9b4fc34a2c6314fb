import {
  AliasNode,
  ColumnNode,
  IdentifierNode,
  type OperationNode,
  type OrderByItemNode,
  OrderByNode,
  PostgresQueryCompiler,
  RawNode,
  ReferenceNode,
  ReturningNode,
  SelectAllNode,
  type SelectionNode,
  SelectQueryNode,
} from 'kysely';

const names = new Map<string, string>();

/** The database's name of a table or column, which the ORM makes by the same rule. */
export function databaseName(name: string): string {
  let found = names.get(name);
  if (found === undefined) {
    found = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    names.set(name, found);
  }
  return found;
}

/**
 * Writes statements whose names are camelCase here and snake_case in the database. The statement itself names the
 * columns of its result in camelCase, so that no row is renamed afterwards.
 */
export class StatementCompiler extends PostgresQueryCompiler {
  #aliases = new Set<string>();

  override compileQuery(...query: Parameters<PostgresQueryCompiler['compileQuery']>) {
    this.#aliases = new Set();
    return super.compileQuery(...query);
  }

  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(databaseName(name));
  }

  protected override visitSelection(node: SelectionNode): void {
    const { selection } = node;
    if (!this.#isOfAnswer()) return super.visitSelection(node);
    if (AliasNode.is(selection) && IdentifierNode.is(selection.alias)) {
      this.visitNode(selection.node);
      this.#aliases.add(selection.alias.name);
      this.#nameAs(selection.alias.name);
      return;
    }
    const column = ReferenceNode.is(selection) ? selection.column : selection;
    if (SelectAllNode.is(column))
      throw new Error(
        'Name the columns of an answer: all of them would come under the names of the database.',
      );
    super.visitSelection(node);
    const name = nameOf(column);
    if (name !== undefined && name !== databaseName(name)) this.#nameAs(name);
  }

  protected override visitOrderByItem(node: OrderByItemNode): void {
    const name = this.#isOrderOfAnswer() ? nameOf(node.orderBy) : undefined;
    if (name === undefined || !this.#aliases.has(name)) return super.visitOrderByItem(node);
    super.visitOrderByItem({ ...node, orderBy: RawNode.createWithSql(this.#quoted(name)) });
  }

  /** Whether the visited selection is a column of the result, not of a subquery. */
  #isOfAnswer(): boolean {
    const [root, list] = this.nodeStack;
    const depth = this.nodeStack.length;
    if (depth === 2) return root !== undefined && SelectQueryNode.is(root);
    return depth === 3 && list !== undefined && ReturningNode.is(list);
  }

  #isOrderOfAnswer(): boolean {
    const list = this.nodeStack[1];
    return this.nodeStack.length === 3 && list !== undefined && OrderByNode.is(list);
  }

  #nameAs(name: string): void {
    this.append(` as ${this.#quoted(name)}`);
  }

  #quoted(name: string): string {
    return `"${super.sanitizeIdentifier(name)}"`;
  }
}

/** The name of a column that no table is given for. */
function nameOf(node: OperationNode): string | undefined {
  if (ReferenceNode.is(node)) return node.table ? undefined : nameOf(node.column);
  return ColumnNode.is(node) ? node.column.name : undefined;
}
