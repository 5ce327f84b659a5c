level-bungler = Tollpatsch
