import { useSearchParams } from 'react-router-dom';
import { ImportList } from './import-list.tsx';
import { OneImport } from './one-import.tsx';

/** Articles of another site: a new export and those before it, or the one that the address names (`&import=12`). */
export default function ArticleImports() {
  const [search] = useSearchParams();
  const id = Number(search.get('import'));
  return Number.isInteger(id) && id > 0 ? <OneImport key={id} id={id} /> : <ImportList />;
}
