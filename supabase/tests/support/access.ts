/** Who may do what, table by table: what the catalog must say, no more and no less. */

type Verb = 'select' | 'insert' | 'update' | 'delete';

export type Access = {
  /** Column that holds the owner; null when every signed-in person reads every row. */
  owner: string | null;
  /** Columns a signed-in person may send when inserting. */
  insert: string[];
  /** Columns a signed-in person may change. */
  update: string[];
  delete: boolean;
  service: Verb[];
};

const readOnly = { insert: [], update: [], delete: false };

const aiJob = (owner: string): Access => ({
  ...readOnly,
  owner,
  service: ['select', 'insert', 'update'],
});

export const TABLES: Record<string, Access> = {
  usuarios: { ...readOnly, owner: 'auth_id', service: ['select', 'update'] },
  user_credits: { ...readOnly, owner: 'auth_id', service: ['select'] },
  credit_transactions: { ...readOnly, owner: 'auth_id', service: ['select'] },
  user_missions: { ...readOnly, owner: 'auth_id', service: ['select'] },
  user_executions: { ...readOnly, owner: 'auth_id', service: ['select'] },
  tarefas: {
    owner: 'usuario_id',
    insert: ['descricao', 'id', 'posicao', 'status', 'titulo', 'usuario_id'],
    update: ['descricao', 'posicao', 'status', 'titulo'],
    delete: true,
    service: ['select', 'insert', 'update', 'delete'],
  },
  subtarefas: {
    owner: 'usuario_id',
    insert: ['concluida', 'id', 'tarefa_id', 'texto'],
    update: ['concluida', 'texto'],
    delete: true,
    service: ['select', 'insert', 'update', 'delete'],
  },
  analises_usuario: aiJob('auth_id'),
  geracoes_usuario: aiJob('auth_id'),
  analises_landing_pages: aiJob('auth_id'),
  prompt_gerados: aiJob('auth_id'),
  microsaas_prompts: aiJob('auth_id'),
  ideias: aiJob('usuario_id'),
  visual_transformations: aiJob('auth_id'),
  chat_agente_pro: { ...readOnly, owner: 'session_id', service: ['select', 'insert'] },
  platform_stats: { ...readOnly, owner: null, service: ['select'] },
};

/** Roles that may call each function of the API. */
export const FUNCTIONS: Record<string, string[]> = {
  ensure_user_credits: ['authenticated'],
  spend_credit: ['service_role'],
  refund_credit: ['service_role'],
  consume_rate_limit: ['service_role'],
  initialize_user_missions: ['authenticated'],
  complete_mission: ['authenticated'],
  initialize_user_executions: ['authenticated'],
  complete_execution: ['authenticated'],
};
