// Generated from the migrations by `npm run db:types`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      analises_landing_pages: {
        Row: {
          auth_id: string;
          concluido_em: string | null;
          copy_insights: Json | null;
          cta_insights: Json | null;
          data_criacao: string;
          design_insights: Json | null;
          erro: string | null;
          headline_insights: Json | null;
          id: string;
          job_id: string;
          motor: string | null;
          pontuacao_final: number | null;
          prova_social_insights: Json | null;
          resumo_executivo: Json | null;
          solicitado_em: string;
          status: string;
          texto: string | null;
          urgencia_insights: Json | null;
          url: string;
        };
        Insert: {
          auth_id: string;
          concluido_em?: string | null;
          copy_insights?: Json | null;
          cta_insights?: Json | null;
          data_criacao?: string;
          design_insights?: Json | null;
          erro?: string | null;
          headline_insights?: Json | null;
          id?: string;
          job_id: string;
          motor?: string | null;
          pontuacao_final?: number | null;
          prova_social_insights?: Json | null;
          resumo_executivo?: Json | null;
          solicitado_em?: string;
          status?: string;
          texto?: string | null;
          urgencia_insights?: Json | null;
          url: string;
        };
        Update: {
          auth_id?: string;
          concluido_em?: string | null;
          copy_insights?: Json | null;
          cta_insights?: Json | null;
          data_criacao?: string;
          design_insights?: Json | null;
          erro?: string | null;
          headline_insights?: Json | null;
          id?: string;
          job_id?: string;
          motor?: string | null;
          pontuacao_final?: number | null;
          prova_social_insights?: Json | null;
          resumo_executivo?: Json | null;
          solicitado_em?: string;
          status?: string;
          texto?: string | null;
          urgencia_insights?: Json | null;
          url?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'analises_landing_pages_auth_id_fkey';
            columns: ['auth_id'];
            isOneToOne: false;
            referencedRelation: 'usuarios';
            referencedColumns: ['auth_id'];
          },
        ];
      };
      analises_usuario: {
        Row: {
          auth_id: string;
          concluido_em: string | null;
          erro: string | null;
          job_id: string;
          motor: string | null;
          pontos_fortes: Json | null;
          pontos_fracos: Json | null;
          score: number | null;
          solicitado_em: string;
          status: string;
          texto: string;
          tipo: string | null;
          variacoes_sugeridas: Json | null;
        };
        Insert: {
          auth_id: string;
          concluido_em?: string | null;
          erro?: string | null;
          job_id: string;
          motor?: string | null;
          pontos_fortes?: Json | null;
          pontos_fracos?: Json | null;
          score?: number | null;
          solicitado_em?: string;
          status?: string;
          texto: string;
          tipo?: string | null;
          variacoes_sugeridas?: Json | null;
        };
        Update: {
          auth_id?: string;
          concluido_em?: string | null;
          erro?: string | null;
          job_id?: string;
          motor?: string | null;
          pontos_fortes?: Json | null;
          pontos_fracos?: Json | null;
          score?: number | null;
          solicitado_em?: string;
          status?: string;
          texto?: string;
          tipo?: string | null;
          variacoes_sugeridas?: Json | null;
        };
        Relationships: [
          {
            foreignKeyName: 'analises_usuario_auth_id_fkey';
            columns: ['auth_id'];
            isOneToOne: true;
            referencedRelation: 'usuarios';
            referencedColumns: ['auth_id'];
          },
        ];
      };
      chat_agente_pro: {
        Row: { criado_em: string; id: number; message: Json; session_id: string };
        Insert: { criado_em?: string; id?: never; message: Json; session_id: string };
        Update: { criado_em?: string; id?: never; message?: Json; session_id?: string };
        Relationships: [
          {
            foreignKeyName: 'chat_agente_pro_session_id_fkey';
            columns: ['session_id'];
            isOneToOne: false;
            referencedRelation: 'usuarios';
            referencedColumns: ['auth_id'];
          },
        ];
      };
      credit_transactions: {
        Row: {
          auth_id: string;
          credits_remaining: number;
          credits_used: number;
          criado_em: string;
          feature: string;
          id: string;
          request_id: string;
          tipo: string;
        };
        Insert: {
          auth_id: string;
          credits_remaining: number;
          credits_used: number;
          criado_em?: string;
          feature: string;
          id?: string;
          request_id: string;
          tipo: string;
        };
        Update: {
          auth_id?: string;
          credits_remaining?: number;
          credits_used?: number;
          criado_em?: string;
          feature?: string;
          id?: string;
          request_id?: string;
          tipo?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'credit_transactions_auth_id_fkey';
            columns: ['auth_id'];
            isOneToOne: false;
            referencedRelation: 'usuarios';
            referencedColumns: ['auth_id'];
          },
        ];
      };
      geracoes_usuario: {
        Row: {
          auth_id: string;
          concluido_em: string | null;
          erro: string | null;
          gerar: string;
          job_id: string;
          motor: string | null;
          produto: string;
          publico: string;
          resultados_gerados: Json | null;
          solicitado_em: string;
          status: string;
        };
        Insert: {
          auth_id: string;
          concluido_em?: string | null;
          erro?: string | null;
          gerar: string;
          job_id: string;
          motor?: string | null;
          produto: string;
          publico: string;
          resultados_gerados?: Json | null;
          solicitado_em?: string;
          status?: string;
        };
        Update: {
          auth_id?: string;
          concluido_em?: string | null;
          erro?: string | null;
          gerar?: string;
          job_id?: string;
          motor?: string | null;
          produto?: string;
          publico?: string;
          resultados_gerados?: Json | null;
          solicitado_em?: string;
          status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'geracoes_usuario_auth_id_fkey';
            columns: ['auth_id'];
            isOneToOne: true;
            referencedRelation: 'usuarios';
            referencedColumns: ['auth_id'];
          },
        ];
      };
      ideias: {
        Row: {
          concluido_em: string | null;
          criado_em: string;
          descricao_curta: string | null;
          erro: string | null;
          id: string;
          job_id: string;
          monetizacao: string | null;
          motor: string | null;
          mvp: string | null;
          nome: string | null;
          problema_publico: string | null;
          proximos_passos: string | null;
          solicitado_em: string;
          solucao: string | null;
          stack: string | null;
          status: string;
          tema: string;
          usuario_id: string;
        };
        Insert: {
          concluido_em?: string | null;
          criado_em?: string;
          descricao_curta?: string | null;
          erro?: string | null;
          id?: string;
          job_id: string;
          monetizacao?: string | null;
          motor?: string | null;
          mvp?: string | null;
          nome?: string | null;
          problema_publico?: string | null;
          proximos_passos?: string | null;
          solicitado_em?: string;
          solucao?: string | null;
          stack?: string | null;
          status?: string;
          tema: string;
          usuario_id: string;
        };
        Update: {
          concluido_em?: string | null;
          criado_em?: string;
          descricao_curta?: string | null;
          erro?: string | null;
          id?: string;
          job_id?: string;
          monetizacao?: string | null;
          motor?: string | null;
          mvp?: string | null;
          nome?: string | null;
          problema_publico?: string | null;
          proximos_passos?: string | null;
          solicitado_em?: string;
          solucao?: string | null;
          stack?: string | null;
          status?: string;
          tema?: string;
          usuario_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'ideias_usuario_id_fkey';
            columns: ['usuario_id'];
            isOneToOne: false;
            referencedRelation: 'usuarios';
            referencedColumns: ['auth_id'];
          },
        ];
      };
      microsaas_prompts: {
        Row: {
          auth_id: string;
          concluido_em: string | null;
          created_at: string;
          erro: string | null;
          formulario: Json;
          id: string;
          job_id: string;
          motor: string | null;
          prompt_gerado: string | null;
          solicitado_em: string;
          status: string;
        };
        Insert: {
          auth_id: string;
          concluido_em?: string | null;
          created_at?: string;
          erro?: string | null;
          formulario: Json;
          id?: string;
          job_id: string;
          motor?: string | null;
          prompt_gerado?: string | null;
          solicitado_em?: string;
          status?: string;
        };
        Update: {
          auth_id?: string;
          concluido_em?: string | null;
          created_at?: string;
          erro?: string | null;
          formulario?: Json;
          id?: string;
          job_id?: string;
          motor?: string | null;
          prompt_gerado?: string | null;
          solicitado_em?: string;
          status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'microsaas_prompts_auth_id_fkey';
            columns: ['auth_id'];
            isOneToOne: false;
            referencedRelation: 'usuarios';
            referencedColumns: ['auth_id'];
          },
        ];
      };
      platform_stats: {
        Row: { analises: number; created_at: string; id: number; prompts: number; saas: number };
        Insert: {
          analises: number;
          created_at?: string;
          id?: never;
          prompts: number;
          saas: number;
        };
        Update: {
          analises?: number;
          created_at?: string;
          id?: never;
          prompts?: number;
          saas?: number;
        };
        Relationships: [];
      };
      prompt_gerados: {
        Row: {
          auth_id: string;
          concluido_em: string | null;
          data_criacao: string;
          erro: string | null;
          formulario: Json;
          id: string;
          job_id: string;
          motor: string | null;
          prompt_texto: string | null;
          solicitado_em: string;
          status: string;
        };
        Insert: {
          auth_id: string;
          concluido_em?: string | null;
          data_criacao?: string;
          erro?: string | null;
          formulario: Json;
          id?: string;
          job_id: string;
          motor?: string | null;
          prompt_texto?: string | null;
          solicitado_em?: string;
          status?: string;
        };
        Update: {
          auth_id?: string;
          concluido_em?: string | null;
          data_criacao?: string;
          erro?: string | null;
          formulario?: Json;
          id?: string;
          job_id?: string;
          motor?: string | null;
          prompt_texto?: string | null;
          solicitado_em?: string;
          status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'prompt_gerados_auth_id_fkey';
            columns: ['auth_id'];
            isOneToOne: false;
            referencedRelation: 'usuarios';
            referencedColumns: ['auth_id'];
          },
        ];
      };
      subtarefas: {
        Row: {
          concluida: boolean;
          criado_em: string;
          id: string;
          tarefa_id: string;
          texto: string;
          usuario_id: string;
        };
        Insert: {
          concluida?: boolean;
          criado_em?: string;
          id?: string;
          tarefa_id: string;
          texto: string;
          usuario_id?: string;
        };
        Update: {
          concluida?: boolean;
          criado_em?: string;
          id?: string;
          tarefa_id?: string;
          texto?: string;
          usuario_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'subtarefas_tarefa_id_usuario_id_fkey';
            columns: ['tarefa_id', 'usuario_id'];
            isOneToOne: false;
            referencedRelation: 'tarefas';
            referencedColumns: ['id', 'usuario_id'];
          },
        ];
      };
      tarefas: {
        Row: {
          criado_em: string;
          descricao: string | null;
          id: string;
          posicao: string;
          status: string;
          titulo: string;
          usuario_id: string;
        };
        Insert: {
          criado_em?: string;
          descricao?: string | null;
          id?: string;
          posicao?: string;
          status?: string;
          titulo: string;
          usuario_id?: string;
        };
        Update: {
          criado_em?: string;
          descricao?: string | null;
          id?: string;
          posicao?: string;
          status?: string;
          titulo?: string;
          usuario_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'tarefas_usuario_id_fkey';
            columns: ['usuario_id'];
            isOneToOne: false;
            referencedRelation: 'usuarios';
            referencedColumns: ['auth_id'];
          },
        ];
      };
      user_credits: {
        Row: {
          auth_id: string;
          credits_available: number;
          credits_used: number;
          last_reset_date: string | null;
          plan_type: string;
        };
        Insert: {
          auth_id: string;
          credits_available?: number;
          credits_used?: number;
          last_reset_date?: string | null;
          plan_type?: string;
        };
        Update: {
          auth_id?: string;
          credits_available?: number;
          credits_used?: number;
          last_reset_date?: string | null;
          plan_type?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_credits_auth_id_fkey';
            columns: ['auth_id'];
            isOneToOne: true;
            referencedRelation: 'usuarios';
            referencedColumns: ['auth_id'];
          },
        ];
      };
      user_executions: {
        Row: {
          auth_id: string;
          concluida_em: string | null;
          execution_id: number;
          iniciada_em: string | null;
          progress: number;
          status: string;
        };
        Insert: {
          auth_id: string;
          concluida_em?: string | null;
          execution_id: number;
          iniciada_em?: string | null;
          progress?: number;
          status?: string;
        };
        Update: {
          auth_id?: string;
          concluida_em?: string | null;
          execution_id?: number;
          iniciada_em?: string | null;
          progress?: number;
          status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_executions_auth_id_fkey';
            columns: ['auth_id'];
            isOneToOne: false;
            referencedRelation: 'usuarios';
            referencedColumns: ['auth_id'];
          },
        ];
      };
      user_missions: {
        Row: {
          auth_id: string;
          concluida_em: string | null;
          iniciada_em: string | null;
          mission_id: number;
          progress: number;
          status: string;
        };
        Insert: {
          auth_id: string;
          concluida_em?: string | null;
          iniciada_em?: string | null;
          mission_id: number;
          progress?: number;
          status?: string;
        };
        Update: {
          auth_id?: string;
          concluida_em?: string | null;
          iniciada_em?: string | null;
          mission_id?: number;
          progress?: number;
          status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_missions_auth_id_fkey';
            columns: ['auth_id'];
            isOneToOne: false;
            referencedRelation: 'usuarios';
            referencedColumns: ['auth_id'];
          },
        ];
      };
      usuarios: {
        Row: {
          auth_id: string;
          criado_em: string;
          email: string;
          is_pro: boolean;
          mostrar_botao_wpp: boolean;
          nome: string | null;
        };
        Insert: {
          auth_id: string;
          criado_em?: string;
          email: string;
          is_pro?: boolean;
          mostrar_botao_wpp?: boolean;
          nome?: string | null;
        };
        Update: {
          auth_id?: string;
          criado_em?: string;
          email?: string;
          is_pro?: boolean;
          mostrar_botao_wpp?: boolean;
          nome?: string | null;
        };
        Relationships: [];
      };
      visual_transformations: {
        Row: {
          auth_id: string;
          concluido_em: string | null;
          config: Json;
          criado_em: string;
          erro: string | null;
          id: string;
          image_original_url: string;
          image_transformed_url: string | null;
          job_id: string;
          motor: string | null;
          prompt: string;
          solicitado_em: string;
          status: string;
        };
        Insert: {
          auth_id: string;
          concluido_em?: string | null;
          config?: Json;
          criado_em?: string;
          erro?: string | null;
          id?: string;
          image_original_url: string;
          image_transformed_url?: string | null;
          job_id: string;
          motor?: string | null;
          prompt: string;
          solicitado_em?: string;
          status?: string;
        };
        Update: {
          auth_id?: string;
          concluido_em?: string | null;
          config?: Json;
          criado_em?: string;
          erro?: string | null;
          id?: string;
          image_original_url?: string;
          image_transformed_url?: string | null;
          job_id?: string;
          motor?: string | null;
          prompt?: string;
          solicitado_em?: string;
          status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'visual_transformations_auth_id_fkey';
            columns: ['auth_id'];
            isOneToOne: false;
            referencedRelation: 'usuarios';
            referencedColumns: ['auth_id'];
          },
        ];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      complete_execution: {
        Args: { p_execution_id: number };
        Returns: Database['public']['Tables']['user_executions']['Row'][];
      };
      complete_mission: {
        Args: { p_mission_id: number };
        Returns: Database['public']['Tables']['user_missions']['Row'][];
      };
      consume_rate_limit: {
        Args: { p_auth_id: string; p_bucket: string; p_limit: number; p_window_seconds: number };
        Returns: number;
      };
      ensure_user_credits: {
        Args: never;
        Returns: Database['public']['Tables']['user_credits']['Row'];
      };
      initialize_user_executions: {
        Args: never;
        Returns: Database['public']['Tables']['user_executions']['Row'][];
      };
      initialize_user_missions: {
        Args: never;
        Returns: Database['public']['Tables']['user_missions']['Row'][];
      };
      refund_credit: {
        Args: { p_auth_id: string; p_request_id: string };
        Returns: Database['public']['Tables']['credit_transactions']['Row'][];
      };
      spend_credit: {
        Args: { p_amount?: number; p_auth_id: string; p_feature: string; p_request_id: string };
        Returns: Database['public']['Tables']['credit_transactions']['Row'];
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};

type PublicTables = Database['public']['Tables'];

export type Tables<Name extends keyof PublicTables> = PublicTables[Name]['Row'];
export type TablesInsert<Name extends keyof PublicTables> = PublicTables[Name]['Insert'];
export type TablesUpdate<Name extends keyof PublicTables> = PublicTables[Name]['Update'];
